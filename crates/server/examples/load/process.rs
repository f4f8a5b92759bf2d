//! What the system says of a process.

use std::time::Duration;

/// Clock ticks of `/proc` in a second: the same on every Linux.
const TICKS: u64 = 100;

fn read(process: u32, file: &str) -> String {
    std::fs::read_to_string(format!("/proc/{process}/{file}")).unwrap()
}

/// Kilobytes in real memory.
pub fn resident(process: u32) -> f64 {
    let text = read(process, "status");
    let line = text.lines().find(|line| line.starts_with("VmRSS")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

/// Time on all processors so far, in the process and in the system for it.
pub fn busy(process: u32) -> Duration {
    let text = read(process, "stat");
    // Its name stands in brackets and may hold blanks; the two times are the 12th and 13th field after.
    let after_name = text.rsplit(')').next().unwrap();
    let ticks: u64 =
        after_name.split_whitespace().skip(11).take(2).map(|it| it.parse::<u64>().unwrap()).sum();
    Duration::from_millis(ticks * 1000 / TICKS)
}
