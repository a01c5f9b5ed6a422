// Makes media/: the half minute of camera view that all streams repeat. Run it by hand, and only to change the picture.
// It needs ffmpeg and the path of Chromium:
//   node platform/business/streams/makeMedia.mjs /usr/bin/chromium
//   media/<quality>/init.mp4 codec and size media/<quality>/<number>.m4s two seconds of H.264, starting at a key frame
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { drawScene } from "./scene.mjs";

const SECONDS = 30;
const FRAMES_PER_SECOND = 12;
const SEGMENT_SECONDS = 2;
/** Sizes by value of the enumeration `stream_quality`. `crf` is ffmpeg's constant rate factor. */
const QUALITIES = { 1: { width: 1280, height: 720, crf: 29 }, 2: { width: 640, height: 360, crf: 31 } };

const encode = (quality) => {
  const { width, height, crf } = QUALITIES[quality];
  const folder = join(import.meta.dirname, "media", quality);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const keyframes = String(FRAMES_PER_SECOND * SEGMENT_SECONDS);
  const child = spawn(
    "ffmpeg",
    [
      ["-loglevel", "error", "-f", "image2pipe", "-c:v", "mjpeg", "-framerate", String(FRAMES_PER_SECOND), "-i", "-"],
      [
        "-vf",
        `scale=${width}:${height}:flags=area`,
        "-c:v",
        "libx264",
        "-profile:v",
        "main",
        "-level",
        "3.1",
        "-refs",
        "3",
        "-pix_fmt",
        "yuv420p",
      ],
      ["-preset", "veryslow", "-tune", "animation", "-crf", String(crf), "-g", keyframes, "-keyint_min", keyframes],
      ["-sc_threshold", "0", "-bf", "0", "-f", "hls", "-hls_time", String(SEGMENT_SECONDS), "-hls_list_size", "0"],
      ["-hls_segment_type", "fmp4", "-hls_fmp4_init_filename", "init.mp4"],
      ["-hls_segment_filename", join(folder, "%d.m4s"), join(folder, "index.m3u8")],
    ].flat(),
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  const done = new Promise((resolve, reject) => {
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg stopped with ${code}`))));
  });
  return { folder, input: child.stdin, done };
};

const [executablePath] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
await page.setContent('<canvas width="1280" height="720"></canvas>');
await page.addScriptTag({ content: `globalThis.drawScene = ${drawScene}` });
const encoders = Object.keys(QUALITIES).map(encode);
for (let frame = 0; frame < SECONDS * FRAMES_PER_SECOND; frame += 1) {
  const picture = await page.evaluate(
    (at) => {
      const canvas = document.querySelector("canvas");
      globalThis.drawScene(canvas.getContext("2d"), at);
      return canvas.toDataURL("image/jpeg", 0.95).split(",")[1];
    },
    frame / (SECONDS * FRAMES_PER_SECOND),
  );
  for (const { input } of encoders) input.write(Buffer.from(picture, "base64"));
}
await browser.close();
for (const { folder, input, done } of encoders) {
  input.end();
  await done;
  rmSync(join(folder, "index.m3u8"));
  for (const file of readdirSync(folder))
    if (file.startsWith("init")) renameSync(join(folder, file), join(folder, "init.mp4"));
}
