// The choices of stages apart from their screen, so that a form does not bring the screen along.
export { useStageOptions } from './stage-options.queries'
