const ICONS = {
  play: "M8 5.5v13l11-6.5z",
  pause: "M8 5.5v13 M16 5.5v13",
  snapshot: "M4 8h3.5L9 5.5h6L16.5 8H20v11H4z M12 10a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z",
  full: "M4 9V4h5 M15 4h5v5 M20 15v5h-5 M9 20H4v-5",
  small: "M9 4v5H4 M20 9h-5V4 M15 20v-5h5 M4 15h5v5",
} as const;

interface PlayerButtonProps {
  readonly icon: keyof typeof ICONS;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

export const PlayerButton = ({ icon, label, disabled = false, onPress }: PlayerButtonProps) => (
  <button type="button" aria-label={label} title={label} disabled={disabled} onClick={onPress}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[icon]} />
    </svg>
  </button>
);
