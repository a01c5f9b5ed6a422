/** The pilothouse: a ship's bridge seen from the side, in the colours of the surrounding text. */
export const Logo = ({ size = 30 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" fill="none">
    <rect width="32" height="32" rx="9" fill="#0b5cad" />
    <g stroke="#fff" strokeWidth="1.9" strokeLinejoin="round" strokeLinecap="round">
      <path d="M6.5 20.5h19l-2.8 4.5H9.3z" />
      <path d="M10 18v-6.5h12V18" />
      <path d="M13 11.5v-4h6v4" />
      <path d="M13.5 14.8h5" />
    </g>
  </svg>
);
