export { default as ReaderButton } from './view/ReaderButton.tsx';
