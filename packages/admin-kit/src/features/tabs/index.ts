export { useOpenedPages } from './use-opened-pages'
export { TabBar, type TabBarProps } from './tab-bar'
