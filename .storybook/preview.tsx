import '../packages/admin-kit/src/styles.css'
import './story.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { MountedStory } from './mounted-story'
import { StoryRoot } from './story-root'

const withRoot: Decorator = (Story, { globals, parameters }) => {
  const root = (
    <StoryRoot
      theme={globals['theme']}
      density={globals['density']}
      locale={globals['locale']}
      isBare={parameters['ownRoot'] === true}
    >
      <Story />
    </StoryRoot>
  )
  return globals['mount'] === 'shadow' ? <MountedStory>{root}</MountedStory> : root
}

const choice = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
})

const preview: Preview = {
  decorators: [withRoot],
  initialGlobals: { theme: 'light', density: 'comfortable', locale: 'zh', mount: 'light' },
  globalTypes: {
    locale: choice('Language', 'globe', [
      { value: 'zh', title: '简体中文' },
      { value: 'en', title: 'English' },
      { value: 'ja', title: '日本語' },
      { value: 'ko', title: '한국어' },
      { value: 'tw', title: '繁體中文' },
      { value: 'keys', title: 'Keys (test)' },
    ]),
    theme: choice('Theme', 'paintbrush', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'high-contrast', title: 'High contrast' },
    ]),
    density: choice('Density', 'menu', [
      { value: 'comfortable', title: 'Comfortable' },
      { value: 'compact', title: 'Compact' },
    ]),
    mount: choice('Mount', 'component', [
      { value: 'light', title: 'Light DOM' },
      { value: 'shadow', title: 'Shadow root' },
    ]),
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    options: {
      storySort: { order: ['Foundation', ['Principles', 'Tokens', 'Icons', '*'], 'Components', 'Screens'] },
    },
  },
}

export default preview
