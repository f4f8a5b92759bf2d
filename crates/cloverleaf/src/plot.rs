//! Small pictures of how learning went and who stands where, as SVG without any library: lines, bars
//! and words.

use std::fmt::Write;

const WIDTH: f64 = 720.0;
const INK: &str = "#222";
const LINES: [&str; 5] = ["#1b6ca8", "#b8420f", "#3a7d34", "#7a4fa3", "#8a6d00"];

fn page(height: f64, body: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         font-family=\"sans-serif\" font-size=\"13\" fill=\"{INK}\">\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>{body}</svg>\n"
    )
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// One bar for each, the strongest first, with its rating.
pub fn ladder(bots: &[(String, f64)]) -> String {
    let mut bots: Vec<_> = bots.iter().collect();
    bots.sort_by(|a, b| b.1.total_cmp(&a.1));
    let least = bots.last().map_or(0.0, |bot| bot.1);
    let most = bots.first().map_or(1.0, |bot| bot.1);
    let mut body = String::new();
    for (row, (name, elo)) in bots.iter().enumerate() {
        let y = 16.0 + 28.0 * row as f64;
        let length = 20.0 + 440.0 * (elo - least) / (most - least).max(1.0);
        let name = escape(name);
        let _ = write!(
            body,
            "<text x=\"170\" y=\"{:.0}\" text-anchor=\"end\">{name}</text>\
             <rect x=\"180\" y=\"{y:.0}\" width=\"{length:.1}\" height=\"20\" fill=\"{}\"/>\
             <text x=\"{:.1}\" y=\"{:.0}\">{elo:.0}</text>",
            y + 15.0,
            LINES[0],
            188.0 + length,
            y + 15.0
        );
    }
    page(32.0 + 28.0 * bots.len() as f64, &body)
}

/// One line for each name, over the same steps; a line may begin later.
pub fn lines(title: &str, below: &str, lines: &[(String, Vec<(f64, f64)>)]) -> String {
    let (height, left, right, top, bottom) = (320.0, 60.0, 150.0, 36.0, 44.0);
    let all = || lines.iter().flat_map(|(_, points)| points);
    let span = |pick: fn(&(f64, f64)) -> f64| {
        let least = all().map(pick).fold(f64::INFINITY, f64::min);
        let most = all().map(pick).fold(f64::NEG_INFINITY, f64::max);
        if least.is_finite() { (least, most.max(least + 1e-9)) } else { (0.0, 1.0) }
    };
    let ((x0, x1), (y0, y1)) = (span(|point| point.0), span(|point| point.1));
    let x = |at: f64| left + (WIDTH - left - right) * (at - x0) / (x1 - x0);
    let y = |at: f64| height - bottom - (height - top - bottom) * (at - y0) / (y1 - y0);
    let mut body = format!(
        "<text x=\"{left}\" y=\"22\" font-weight=\"bold\">{}</text>\
         <text x=\"{left}\" y=\"{}\">{}</text>",
        escape(title),
        height - 10.0,
        escape(below)
    );
    for part in 0..=4 {
        let value = y0 + (y1 - y0) * f64::from(part) / 4.0;
        let _ = write!(
            body,
            "<path d=\"M{left} {at:.1}H{:.0}\" stroke=\"#ddd\"/>\
             <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{value:.1}</text>",
            WIDTH - right,
            left - 6.0,
            y(value) + 4.0,
            at = y(value)
        );
    }
    for (nth, (name, points)) in lines.iter().enumerate() {
        let colour = LINES[nth % LINES.len()];
        let path: Vec<_> =
            points.iter().map(|(a, b)| format!("{:.1},{:.1}", x(*a), y(*b))).collect();
        let last = points.last().map_or(top, |point| y(point.1));
        let _ = write!(
            body,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>\
             <text x=\"{}\" y=\"{:.1}\" fill=\"{colour}\">{}</text>",
            path.join(" "),
            WIDTH - right + 8.0,
            last + 4.0,
            escape(name)
        );
    }
    page(height, &body)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_of_little_or_nothing_are_still_pictures() {
        for svg in [
            ladder(&[]),
            ladder(&[("a<b".to_owned(), 10.0)]),
            lines("t", "b", &[]),
            lines("t", "b", &[("one".to_owned(), vec![(1.0, 1.0)])]),
        ] {
            assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
            assert!(!svg.contains("NaN") && !svg.contains("inf") && !svg.contains("a<b"));
        }
    }
}
