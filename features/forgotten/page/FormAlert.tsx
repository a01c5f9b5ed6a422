/** The message about a form as a whole. */
export const FormAlert = ({ text }: { readonly text: string | null }) => (
  <div role="alert" className="alert" hidden={text === null}>
    {text}
  </div>
);
