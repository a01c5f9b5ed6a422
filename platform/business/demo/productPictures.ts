// Pictures of demo products, one for each form of device. They are drawn, so that they need no file and no server.

const FORMS = {
  bullet:
    '<path d="M60 74h96l18 14v26l-18 14H60z" fill="#fff" stroke="#8a9bad" stroke-width="2"/><circle cx="76" cy="101" r="20" fill="#16212e"/><circle cx="76" cy="101" r="9" fill="#2f6fb5"/><path d="M132 128v26h30" fill="none" stroke="#8a9bad" stroke-width="10"/>',
  solar:
    '<path d="M66 30l104-10 18 36-104 12z" fill="#1d3350" stroke="#6c8db3" stroke-width="2"/><path d="M118 60v22" stroke="#8a9bad" stroke-width="8"/><path d="M68 82h88l18 14v20l-18 14H68z" fill="#fff" stroke="#8a9bad" stroke-width="2"/><circle cx="84" cy="106" r="18" fill="#16212e"/><circle cx="84" cy="106" r="8" fill="#2f6fb5"/>',
  dome: '<path d="M78 142h84l10 18H68z" fill="#d7dfe8"/><circle cx="120" cy="94" r="56" fill="#fff" stroke="#8a9bad" stroke-width="2"/><circle cx="120" cy="94" r="28" fill="#16212e"/><circle cx="120" cy="94" r="12" fill="#2f6fb5"/>',
  recorder:
    '<rect x="34" y="70" width="172" height="60" rx="8" fill="#26323f"/><path d="M50 112h64" stroke="#6f8296" stroke-width="4"/><circle cx="176" cy="100" r="5" fill="#35b36b"/><circle cx="192" cy="100" r="5" fill="#2f6fb5"/>',
  bell: '<rect x="86" y="22" width="68" height="152" rx="22" fill="#26323f"/><circle cx="120" cy="66" r="20" fill="#0e1620"/><circle cx="120" cy="66" r="9" fill="#2f6fb5"/><circle cx="120" cy="132" r="17" fill="#fff"/>',
} as const;

/** The forms of the demo's product categories 1 to 12. */
const OF_CATEGORY: readonly (keyof typeof FORMS)[] = [
  ...(["dome", "dome", "bullet", "solar", "recorder", "bullet"] as const),
  ...(["dome", "bullet", "bell", "bullet", "bell", "dome"] as const),
];

/** The address of a picture for a product of this category. */
export const productPicture = (category: number): string => {
  const form = FORMS[OF_CATEGORY[category - 1] ?? "bullet"];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 202"><rect width="240" height="202" fill="#e6ecf3"/>${form}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
};
