// The catalogue of parts: each part in each state, as it looks in this console.
import type { ComponentType } from "react";
import { ErrorBoundary } from "react-error-boundary";
import type { Examples } from "../Examples";
import "./catalogue.css";

const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");

/** An example that throws must not hide the others. */
const State = ({ name, of: Part }: { readonly name: string; readonly of: ComponentType }) => (
  <figure>
    <figcaption>{name}</figcaption>
    <ErrorBoundary fallbackRender={({ error }) => <pre role="alert">{String(error)}</pre>}>
      <Part />
    </ErrorBoundary>
  </figure>
);

const Part = ({ title, states }: Examples) => (
  <section id={idOf(title)} aria-labelledby={`${idOf(title)}-title`}>
    <h2 id={`${idOf(title)}-title`}>{title}</h2>
    <div>
      {Object.entries(states).map(([name, state]) => (
        <State key={name} name={name} of={state} />
      ))}
    </div>
  </section>
);

export const Catalogue = ({ parts }: { readonly parts: readonly Examples[] }) => (
  <div className="catalogue" lang="en">
    <h1>Parts</h1>
    <nav aria-label="Parts">
      {parts.map(({ title }) => (
        <a key={title} href={`#${idOf(title)}`}>
          {title}
        </a>
      ))}
    </nav>
    {parts.map((part) => (
      <Part key={part.title} {...part} />
    ))}
  </div>
);
