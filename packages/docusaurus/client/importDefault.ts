/** The only helper that Docusaurus’s client needs of tslib, which brings all of its own along. */
export function __importDefault(module: { readonly __esModule?: boolean }): unknown {
  return module.__esModule === true ? module : { default: module };
}
