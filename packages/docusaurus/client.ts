export { useLanguage } from './client/useLanguage.ts';
export { takeOverLinks } from './patches/linkPreloading.ts';
export type { PreloadPage } from './patches/linkPreloading.ts';
export { useNavbarMobileSidebar } from './patches/mobileSidebar.ts';
export * from './patches/tabs.ts';
