/** The plugin’s options. */
export interface OfflineOptions {
  /**
   * Whether visitors’ browsers keep a copy of the site. Without it, the service worker of the same address removes the
   * copies that earlier versions of the site left with visitors.
   */
  readonly isKept: boolean;
}
