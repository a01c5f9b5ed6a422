export const PosterShow = () => <p>drawn by hand</p>;
