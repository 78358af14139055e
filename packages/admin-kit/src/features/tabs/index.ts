export { useOpenedPages } from './use-opened-pages'
