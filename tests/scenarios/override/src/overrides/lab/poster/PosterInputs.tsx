export const PosterInputs = () => <p>typed by hand</p>;
