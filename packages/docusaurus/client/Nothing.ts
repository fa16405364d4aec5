/** Stands for what does nothing in the visitors’ bundle: as a component, it shows nothing. */
export default function Nothing(): null {
  return null;
}
