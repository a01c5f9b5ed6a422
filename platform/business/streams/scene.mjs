// Draws a forecourt at dusk, as seen by a camera above the door. `at` runs from 0 to 1, and the end matches the beginning.
// The function runs inside a page, so it may use only its arguments.
export const drawScene = (c, at) => {
  const W = 1280;
  const H = 720;
  const turn = at * Math.PI * 2;
  const fill = (style, draw) => {
    c.fillStyle = style;
    c.beginPath();
    draw();
    c.fill();
  };
  const gradient = (x0, y0, x1, y1, ...stops) => {
    const made = c.createLinearGradient(x0, y0, x1, y1);
    for (const [offset, colour] of stops) made.addColorStop(offset, colour);
    return made;
  };
  const glow = (x, y, radius, colour) => {
    const made = c.createRadialGradient(x, y, 0, x, y, radius);
    made.addColorStop(0, colour);
    made.addColorStop(1, "rgba(0,0,0,0)");
    c.fillStyle = made;
    c.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  };
  const shape = (style, ...points) =>
    fill(style, () => {
      for (const [x, y] of points) c.lineTo(x, y);
    });
  // sky and hills
  c.fillStyle = gradient(0, 0, 0, 330, [0, "#26395c"], [0.55, "#6d6f93"], [1, "#e3a57c"]);
  c.fillRect(0, 0, W, 340);
  glow(980, 300, 260, "rgba(255,190,120,.55)");
  fill("#4b5878", () => {
    c.moveTo(0, 340);
    for (let x = 0; x <= W; x += 20) c.lineTo(x, 285 + Math.sin(x / 150) * 26 + Math.sin(x / 57) * 8);
    c.lineTo(W, 340);
  });
  c.fillStyle = "#3f4a43";
  c.fillRect(0, 338, W, 24);
  // houses over the road
  const house = (x, y, w, h, wall, roof) => {
    c.fillStyle = wall;
    c.fillRect(x, y, w, h);
    shape(roof, [x - 14, y], [x + w / 2, y - h * 0.42], [x + w + 14, y]);
  };
  house(90, 262, 190, 100, "#5c5667", "#3a3747");
  house(420, 250, 230, 112, "#6a5f68", "#433d4a");
  house(1010, 258, 200, 104, "#5f5a68", "#3b3845");
  const lit = (x, y, phase) => {
    const on = Math.sin(turn + phase) > -0.55;
    c.fillStyle = on ? "#ffd58a" : "#3d3c4c";
    c.fillRect(x, y, 26, 30);
  };
  lit(120, 290, 0);
  lit(214, 290, 2);
  lit(455, 282, 4);
  lit(520, 282, 1);
  lit(596, 282, 3);
  lit(1045, 288, 5);
  lit(1140, 288, 2.6);
  // road, kerb, forecourt
  c.fillStyle = gradient(0, 360, 0, 470, [0, "#3b3f4c"], [1, "#474b57"]);
  c.fillRect(0, 360, W, 110);
  c.fillStyle = "#c9c3a4";
  for (let x = 20; x < W; x += 120) c.fillRect(x, 412, 62, 5);
  c.fillStyle = "#8a8b90";
  c.fillRect(0, 468, W, 12);
  c.fillStyle = gradient(0, 480, 0, H, [0, "#56604f"], [1, "#3f4a3b"]);
  c.fillRect(0, 480, W, H - 480);
  shape(gradient(0, 480, 0, H, [0, "#7b7a7c"], [1, "#9a9896"]), [470, 480], [800, 480], [1040, H], [250, H]);
  c.strokeStyle = "rgba(60,60,66,.5)";
  c.lineWidth = 3;
  for (const [y, half] of [
    [530, 200],
    [595, 262],
    [668, 335],
  ]) {
    c.beginPath();
    c.moveTo(640 - half, y);
    c.lineTo(640 + half, y);
    c.stroke();
  }
  // street lamp
  c.fillStyle = "#2b2e38";
  c.fillRect(880, 190, 8, 280);
  c.fillRect(830, 186, 58, 7);
  fill("#fff0c4", () => c.ellipse(838, 196, 15, 6, 0, 0, 7));
  glow(838, 205, 150, "rgba(255,225,160,.38)");
  // a car from the left, later one from the right
  const car = (x, y, way, body) => {
    c.save();
    c.translate(x, y);
    c.scale(way, 1);
    glow(150, 6, 150, "rgba(255,240,190,.5)");
    fill("rgba(0,0,0,.35)", () => c.ellipse(0, 34, 125, 11, 0, 0, 7));
    fill(body, () => c.roundRect(-112, -14, 224, 44, 14));
    shape(body, [-72, -12], [-46, -48], [34, -48], [68, -12]);
    shape("#20283a", [-56, -14], [-38, -41], [-8, -41], [-8, -14]);
    shape("#20283a", [0, -14], [0, -41], [30, -41], [54, -14]);
    for (const wheel of [-66, 66]) {
      fill("#14161c", () => c.arc(wheel, 30, 20, 0, 7));
      fill("#8e949f", () => c.arc(wheel, 30, 9, 0, 7));
    }
    fill("#fff6d6", () => c.ellipse(108, 2, 8, 7, 0, 0, 7));
    fill("#d6453a", () => c.ellipse(-110, 2, 5, 7, 0, 0, 7));
    c.restore();
  };
  const pass = (from, to) => (at - from) / (to - from);
  const right = pass(0.08, 0.34);
  if (right > 0 && right < 1) car(-260 + right * 1800, 420, 1, "#a83e38");
  const left = pass(0.62, 0.84);
  if (left > 0 && left < 1) car(1540 - left * 1800, 396, -1, "#2f6690");
  // tree
  const sway = Math.sin(turn * 4) * 5;
  shape("#3a2f2a", [140, 560], [166, 340], [190, 340], [206, 560]);
  for (const [x, y, r, k] of [
    [120, 300, 70, 0.6],
    [205, 265, 86, 1],
    [150, 225, 66, 1.2],
    [255, 320, 58, 0.7],
  ])
    fill("#2f4336", () => c.arc(x + sway * k, y, r, 0, 7));
  for (const [x, y, r] of [
    [110, 290, 36],
    [205, 240, 44],
  ])
    fill("#3b5343", () => c.arc(x + sway, y, r, 0, 7));
  // a person brings a parcel
  const walk = at < 0.36 || at > 0.92 ? -1 : pass(0.36, 0.92);
  if (walk >= 0) {
    const near = 1 - Math.abs(walk * 2 - 1) ** 1.4;
    const x = 690 - near * 90;
    const y = 486 + near * 150;
    const size = 0.62 + near * 0.8;
    const step = Math.sin(at * 260) * 11;
    c.save();
    c.translate(x, y);
    c.scale(size, size);
    fill("rgba(0,0,0,.3)", () => c.ellipse(0, 4, 34, 8, 0, 0, 7));
    c.lineCap = "round";
    c.strokeStyle = "#232b3d";
    c.lineWidth = 15;
    for (const way of [1, -1]) {
      c.beginPath();
      c.moveTo(way * 6, -52);
      c.lineTo(way * step, 0);
      c.stroke();
    }
    fill("#d98a2b", () => c.roundRect(-22, -112, 44, 66, 14));
    fill("#c9986f", () => c.arc(0, -130, 17, 0, 7));
    fill("#2a3246", () => c.arc(0, -136, 17, Math.PI, 0));
    if (walk < 0.52) {
      c.fillStyle = "#b38757";
      c.fillRect(-24, -92, 48, 32);
      c.fillStyle = "#e8dfc8";
      c.fillRect(-4, -92, 8, 32);
    }
    c.restore();
  }
  if (walk >= 0.52 || at > 0.92) {
    c.fillStyle = "#b38757";
    c.fillRect(560, 622, 64, 42);
    c.fillStyle = "#e8dfc8";
    c.fillRect(587, 622, 10, 42);
  }
  // dark edges, like those of a lens
  const edge = c.createRadialGradient(W / 2, H / 2, 380, W / 2, H / 2, 800);
  edge.addColorStop(0, "rgba(0,0,0,0)");
  edge.addColorStop(1, "rgba(0,0,0,.55)");
  c.fillStyle = edge;
  c.fillRect(0, 0, W, H);
};
