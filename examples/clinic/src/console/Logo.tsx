/** A cross in the form of a corridor with four wards. */
export const Logo = () => (
  <svg width={30} height={30} viewBox="0 0 32 32" aria-hidden="true" fill="none">
    <rect width="32" height="32" rx="9" fill="#0b6e5d" />
    <g stroke="#fff" strokeWidth="1.9" strokeLinejoin="round">
      <path d="M12.5 6.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z" />
      <path d="M12.5 12.5h7v7h-7z" fill="#fff" />
    </g>
  </svg>
);
