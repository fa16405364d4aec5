export { takeOverLinks } from './patches/linkPreloading';
export type { PreloadPage } from './patches/linkPreloading';
export { useNavbarMobileSidebar } from './patches/mobileSidebar';
export * from './patches/tabs';
