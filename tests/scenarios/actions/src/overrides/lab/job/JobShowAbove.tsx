export const JobShowAbove = () => <p>over the fields</p>;
