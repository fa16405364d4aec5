/** Stands for the copying of statics, which only the router’s `withRouter` asks for: nothing here uses it. */
export default function noStatics<Target>(target: Target): Target {
  return target;
}
