export { takeOverLinks } from './touches/linkPreloading';
export type { PreloadPage } from './touches/linkPreloading';
export { useNavbarMobileSidebar } from './touches/mobileSidebar';
export * from './touches/tabs';
