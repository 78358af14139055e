export { Home, type HomeProps } from './home.screen'
