/** Stands for a component that shows nothing in a browser. */
export default function Nothing(): null {
  return null;
}
