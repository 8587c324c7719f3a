//! Least squares: the weights whose products with what was told come nearest to
//! what came of it.

/// Sums over all rows so far; rows are told sparsely, as places and numbers.
pub(crate) struct Fit {
    n: usize,
    /// The products of every two places, below the diagonal and on it.
    products: Vec<f64>,
    targets: Vec<f64>,
    n_rows: f64,
}

impl Fit {
    /// No row yet, of `n` places.
    pub(crate) fn new(n: usize) -> Fit {
        Fit { n, products: vec![0.0; n * n], targets: vec![0.0; n], n_rows: 0.0 }
    }

    /// Adds a row; its places rise.
    pub(crate) fn add(&mut self, row: &[(usize, f64)], target: f64) {
        for (nth, &(i, a)) in row.iter().enumerate() {
            self.targets[i] += a * target;
            for &(j, b) in &row[..=nth] {
                self.products[i * self.n + j] += a * b;
            }
        }
        self.n_rows += 1.0;
    }

    /// Lets what was added so far count less.
    pub(crate) fn fade(&mut self, kept: f64) {
        self.products.iter_mut().chain(&mut self.targets).for_each(|it| *it *= kept);
        self.n_rows *= kept;
    }

    /// The weights, drawn to the `old` ones where the rows say little: `ridge`
    /// is how much the old ones count.
    pub(crate) fn solve(&self, old: &[f64], ridge: f64) -> Vec<f64> {
        let n = self.n;
        let mut matrix = self.products.clone();
        let mut right = self.targets.clone();
        for i in 0..n {
            let pull = ridge * (matrix[i * n + i] + 0.01 * self.n_rows + 1.0);
            matrix[i * n + i] += pull;
            right[i] += pull * old[i];
        }
        // Cholesky: the matrix becomes the lower triangle whose square it is.
        for i in 0..n {
            for j in 0..=i {
                let (row_i, row_j) = (&matrix[i * n..i * n + j], &matrix[j * n..j * n + j]);
                let done: f64 = row_i.iter().zip(row_j).map(|(a, b)| a * b).sum();
                let rest = matrix[i * n + j] - done;
                matrix[i * n + j] =
                    if i == j { rest.max(1e-9).sqrt() } else { rest / matrix[j * n + j] };
            }
        }
        for i in 0..n {
            let done: f64 = (0..i).map(|j| matrix[i * n + j] * right[j]).sum();
            right[i] = (right[i] - done) / matrix[i * n + i];
        }
        for i in (0..n).rev() {
            let done: f64 = (i + 1..n).map(|j| matrix[j * n + i] * right[j]).sum();
            right[i] = (right[i] - done) / matrix[i * n + i];
        }
        right
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_a_product_is_found() {
        let mut fit = Fit::new(3);
        for nth in 0..200 {
            let (a, b) = (f64::from(nth % 7), f64::from(nth % 11));
            fit.add(&[(0, 1.0), (1, a), (2, b)], 5.0 - 2.0 * a + 3.0 * b);
        }
        let found = fit.solve(&[0.0; 3], 1e-9);
        assert!(found.iter().zip([5.0, -2.0, 3.0]).all(|(a, b)| (a - b).abs() < 1e-3), "{found:?}");
        let held = fit.solve(&[1.0, 1.0, 1.0], 1e9);
        assert!(held.iter().all(|it| (it - 1.0).abs() < 1e-3), "{held:?}");
    }
}
