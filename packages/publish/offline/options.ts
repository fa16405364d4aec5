export interface OfflineOptions {
  /**
   * Whether visitors’ browsers keep a copy of the site. If not, the service worker at the same address removes the
   * copies that earlier versions of the site left in browsers.
   */
  readonly hasOfflineCopy: boolean;
}
