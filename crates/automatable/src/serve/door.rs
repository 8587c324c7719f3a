//! The door: where the server listens, by which names it is called, and the
//! key without which nobody from outside comes in.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use web::{Base, Key};

use super::key::{self, OwnKey};
use crate::args::Serve;

/// Who can come in, and how.
#[derive(Clone, Debug)]
pub(crate) struct Door {
    /// Where to listen.
    pub(crate) addr: SocketAddr,
    /// What everybody must show, if other machines can come in.
    pub(crate) key: Option<Key>,
    /// Where the key stands, if it is somebody's own.
    pub(crate) key_place: Option<String>,
    /// Names a person gave for this machine.
    names: Vec<String>,
    /// The folder of each host in which the pages stand.
    base: Base,
    /// How far away those are who can come in.
    reach: Reach,
}

/// How far away those are who can come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reach {
    /// This machine alone.
    Machine,
    /// The local network.
    Network,
    /// Everybody.
    World,
}

/// Why there is no door as it was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoDoor {
    /// Other machines could come in, and nobody said that they may.
    NotPublic(SocketAddr),
    /// The system has no randomness for a key.
    NoKey,
}

impl Door {
    /// The door that was asked for. Beyond this machine it opens only if that
    /// was said by name, and with a key: somebody's own, which is asked for on this
    /// machine too, or a fresh one.
    pub(crate) fn new(args: &Serve, own: Option<OwnKey>) -> Result<Door, NoDoor> {
        let reach = match (args.public, args.lan) {
            (true, _) => Reach::World,
            (false, true) => Reach::Network,
            (false, false) => Reach::Machine,
        };
        let is_open = reach != Reach::Machine;
        let ip = if is_open { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
        let addr = args.addr.unwrap_or(SocketAddr::new(ip.into(), Serve::PORT));
        if !addr.ip().is_loopback() && !is_open {
            return Err(NoDoor::NotPublic(addr));
        }
        let (key, key_place) = match own {
            Some(own) => (Some(own.key), Some(own.place)),
            None if is_open => (Some(key::fresh().ok_or(NoDoor::NoKey)?), None),
            None => (None, None),
        };
        let base = args.base.clone().unwrap_or_default();
        Ok(Door { addr, key, key_place, names: args.host.clone(), base, reach })
    }

    /// Whether somebody at this address may ask at all.
    pub(crate) fn lets_in(&self, guest: IpAddr) -> bool {
        match self.reach {
            Reach::Machine => guest.to_canonical().is_loopback(),
            Reach::Network => is_near(guest.to_canonical()),
            Reach::World => true,
        }
    }

    /// The address for a phone, among those that [`Door::urls`] gives: the first that
    /// another machine can open.
    pub(crate) fn phone(&self, urls: &[String]) -> Option<String> {
        let is_far = |it: &&String| !it.contains("//127.") && !it.contains("//[::1]");
        self.key.as_ref().and_then(|_| urls.iter().find(is_far).cloned())
    }

    /// The addresses under which the pages can be opened once the server
    /// listens at `bound`, the best for this machine first.
    pub(crate) fn urls(&self, bound: SocketAddr) -> Vec<String> {
        let mut ips = if bound.ip().is_unspecified() { own_addresses() } else { vec![bound.ip()] };
        if bound.is_ipv4() {
            ips.retain(IpAddr::is_ipv4);
        }
        ips.retain(|&it| self.lets_in(it));
        let query = self.key.as_ref().map(|it| format!("?key={}", it.text())).unwrap_or_default();
        let hosts = ips.into_iter().map(|it| SocketAddr::new(it, bound.port()).to_string());
        let names = self.names.iter().map(|it| format!("{it}:{}", bound.port()));
        hosts.chain(names).map(|it| format!("http://{it}{}/{query}", self.base)).collect()
    }

    /// The addresses of this machine at which nobody is let in, where another machine of
    /// the local network was to come in and none can.
    pub(crate) fn shut_out(&self, bound: SocketAddr, urls: &[String]) -> Option<Vec<IpAddr>> {
        if self.reach != Reach::Network || self.phone(urls).is_some() || !self.names.is_empty() {
            return None;
        }
        let own = if bound.ip().is_unspecified() { own_addresses() } else { vec![bound.ip()] };
        Some(own.into_iter().filter(|&it| !self.lets_in(it)).collect())
    }

    /// Whether a `Host` header names this machine: by an address of its own or
    /// by a name a person gave. Another name that points here never does.
    pub(crate) fn is_ours(&self, host: &str) -> bool {
        let name = match host.strip_prefix('[') {
            Some(rest) => rest.split(']').next().unwrap_or(""),
            None => host.split(':').next().unwrap_or(""),
        };
        if name.eq_ignore_ascii_case("localhost")
            || self.names.iter().any(|it| it.eq_ignore_ascii_case(name))
        {
            return true;
        }
        match name.parse::<IpAddr>() {
            Ok(ip) if ip.is_loopback() => true,
            // Asked anew each time: a machine gets other addresses as it moves.
            Ok(ip) => self.key.is_some() && own_addresses().contains(&ip),
            Err(_) => false,
        }
    }
}

/// Whether an address is of the local network or of this machine.
fn is_near(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => ip.is_private() || ip.is_loopback() || ip.is_link_local(),
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unique_local() || ip.is_unicast_link_local(),
    }
}

/// The addresses of this machine that another could open, then its own loopback.
fn own_addresses() -> Vec<IpAddr> {
    let found = if_addrs::get_if_addrs().unwrap_or_default();
    let mut ips: Vec<IpAddr> = found.iter().map(if_addrs::Interface::ip).collect();
    // A link-local address of the sixth version needs the name of a card with it.
    ips.retain(|it| match it {
        IpAddr::V4(ip) => !ip.is_loopback(),
        IpAddr::V6(ip) => !ip.is_loopback() && !ip.is_unicast_link_local(),
    });
    ips.sort_by_key(IpAddr::is_ipv6);
    ips.push(Ipv4Addr::LOCALHOST.into());
    ips
}

#[cfg(test)]
mod tests {
    use super::*;

    fn door(addr: &str, public: bool, host: &[&str]) -> Result<Door, NoDoor> {
        let addr = (!addr.is_empty()).then(|| addr.parse().unwrap());
        let host = host.iter().map(ToString::to_string).collect();
        Door::new(&Serve { addr, public, host, ..Serve::default() }, None)
    }

    #[test]
    fn only_this_machine_is_called_so() {
        let door = door("", false, &["nas.home"]).unwrap();
        assert!(door.key.is_none() && door.addr.ip().is_loopback());
        for name in ["localhost:8080", "127.0.0.1:8080", "[::1]:8080", "NAS.home:80"] {
            assert!(door.is_ours(name), "{name}");
        }
        for name in ["localhost.evil.example:8080", "evil.example", "", "0.0.0.0", "192.0.2.1:80"] {
            assert!(!door.is_ours(name), "{name}");
        }
    }

    #[test]
    fn the_local_network_comes_in_with_a_key_and_nobody_from_further_away() {
        let door = Door::new(&Serve { lan: true, ..Serve::default() }, None).unwrap();
        assert!(door.key.is_some() && door.addr.ip().is_unspecified());
        for near in [
            "192.168.1.20",
            "10.0.0.7",
            "172.16.3.4",
            "169.254.1.1",
            "127.0.0.1",
            "::1",
            "fd00::1",
            "::ffff:192.168.1.20",
        ] {
            assert!(door.lets_in(near.parse().unwrap()), "{near}");
        }
        for far in ["8.8.8.8", "172.32.0.1", "2001:db8::1", "::ffff:8.8.8.8"] {
            assert!(!door.lets_in(far.parse().unwrap()), "{far}");
        }
        let key = door.key.as_ref().unwrap().text().to_owned();
        let urls = door.urls("0.0.0.0:1234".parse().unwrap());
        assert!(!urls.is_empty() && urls.iter().all(|it| it.ends_with(&key)), "{urls:?}");
        let phone = door.phone(&[
            "http://127.0.0.1:1/?key=k".to_owned(),
            "http://10.0.0.7:1/?key=k".to_owned(),
        ]);
        assert_eq!(phone.as_deref(), Some("http://10.0.0.7:1/?key=k"));
    }

    #[test]
    fn where_no_address_is_of_a_local_network_that_is_said() {
        let lan = |addr: &str| {
            let addr = Some(addr.parse().unwrap());
            Door::new(&Serve { lan: true, addr, ..Serve::default() }, None).unwrap()
        };
        let far: SocketAddr = "203.0.113.5:4453".parse().unwrap();
        let door = lan("203.0.113.5:4453");
        assert_eq!(door.urls(far), Vec::<String>::new());
        assert_eq!(door.shut_out(far, &[]), Some(vec![far.ip()]));
        let near: SocketAddr = "192.168.1.5:4453".parse().unwrap();
        let door = lan("192.168.1.5:4453");
        assert_eq!(door.shut_out(near, &door.urls(near)), None);
    }

    #[test]
    fn other_machines_come_in_only_if_that_was_said_and_with_a_key() {
        let addr = "0.0.0.0:4453".parse().unwrap();
        assert_eq!(door("0.0.0.0:4453", false, &[]).unwrap_err(), NoDoor::NotPublic(addr));
        assert!(door("[::]:4453", false, &[]).is_err());
        let first = door("", true, &[]).unwrap();
        let second = door("0.0.0.0:4453", true, &[]).unwrap();
        assert_eq!((first.addr, second.addr), (addr, addr));
        let key = |it: &Door| it.key.as_ref().unwrap().text().to_owned();
        assert_eq!(key(&first).len(), 32);
        assert_ne!(key(&first), key(&second));
        assert!(!first.is_ours("evil.example") && !first.is_ours("192.0.2.1"));
        let urls = first.urls("0.0.0.0:1234".parse().unwrap());
        let end = format!(":1234/?key={}", key(&first));
        assert!(!urls.is_empty() && urls.iter().all(|it| it.ends_with(&end)), "{urls:?}");
        assert!(urls.iter().all(|it| !it.contains("0.0.0.0")), "{urls:?}");
    }
}
