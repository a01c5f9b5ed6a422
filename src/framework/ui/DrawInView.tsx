import { type ReactNode, useEffect, useRef, useState } from "react";

interface InViewProps {
  /** The height in pixels that is reserved until the content is drawn. */
  readonly height: number;
  readonly children: ReactNode;
}

/** Draws its content, and so sends its requests, when it is in view or almost in view. */
export const DrawInView = ({ height, children }: InViewProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === "undefined");
  useEffect(() => {
    if (isSeen || place.current === null) return undefined;
    const seen = new IntersectionObserver((all) => all.some((one) => one.isIntersecting) && setSeen(true), {
      rootMargin: "300px",
    });
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [isSeen]);
  return (
    <div ref={place} style={isSeen ? {} : { minHeight: height }}>
      {isSeen && children}
    </div>
  );
};
