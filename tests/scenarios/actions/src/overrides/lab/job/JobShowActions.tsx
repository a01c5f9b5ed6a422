export const JobShowActions = () => <button type="button">of our own</button>;
