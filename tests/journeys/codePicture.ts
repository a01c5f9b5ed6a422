// A picture of a card with a QR code, for a camera or an upload.
import type { BrowserContext, Page } from "playwright-core";
import qrcode from "qrcode-generator";

const SIZE = 480;

/** A PNG of a card with `text` as its code; an empty card for "". */
export const cardPicture = async (page: Page, text: string): Promise<Buffer> => {
  const code = qrcode(0, "M");
  if (text !== "") {
    code.addData(text);
    code.make();
  }
  const drawing = text === "" ? "" : code.createSvgTag({ cellSize: 8, margin: 16 });
  const card = await page.context().newPage();
  await card.setViewportSize({ width: SIZE, height: SIZE });
  await card.setContent(`<body style="margin:0;display:grid;place-items:center;height:100vh">${drawing}</body>`);
  const picture = await card.screenshot();
  await card.close();
  return picture;
};

/** Gives the browser a camera that shows this picture. */
export const showToCamera = (context: BrowserContext, picture: Buffer): Promise<unknown> =>
  context.addInitScript(
    ([address, size]) => {
      const open = async (): Promise<MediaStream> => {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
        const draw = (): void => {
          canvas.getContext("2d")?.drawImage(image, 0, 0);
          requestAnimationFrame(draw);
        };
        draw();
        const stream = canvas.captureStream(15);
        for (const track of stream.getTracks())
          track.stop = ((stop) => () => {
            document.documentElement.dataset.camera = "off";
            stop.call(track);
          })(track.stop);
        return stream;
      };
      Object.defineProperty(MediaDevices.prototype, "getUserMedia", { configurable: true, value: open });
    },
    [`data:image/png;base64,${picture.toString("base64")}`, SIZE] as const,
  );
