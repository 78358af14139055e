import '../packages/admin-kit/src/styles.css'
import './story.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { resetWhenRequested } from '../packages/admin-kit/src/testing/story-server'
import { brandTheme } from './brand/theme'
import { ManualPage } from './components/manual-page'
import { MountedStory } from './mounted-story'
import { servePortal } from './portal-network'
import { PortalSetting } from './portal-setting'
import { ReviewedStory } from './reviewed-story'
import { StoryRoot } from './story-root'
import { checkEveryTheme } from './theme-check'
import { toolbars, widths } from './toolbars'

// What a story waits for comes at once or never: the limit is for a machine that is busy with other stories.
configure({ asyncUtilTimeout: 60_000 })

const withRoot: Decorator = (Story, { globals, parameters }) => {
  const person: unknown = globals['person']
  const isElder = globals['mode'] === 'elder'
  const isPortal = parameters['portal'] === true
  const root = (
    <ReviewedStory
      condition={globals['condition']}
      person={typeof person === 'string' && person ? person : null}
      isElder={isElder}
    >
      <StoryRoot
        theme={globals['theme']}
        density={globals['density']}
        isElder={isElder}
        locale={globals['locale']}
        isBare={isPortal || parameters['ownRoot'] === true}
      >
        {isPortal ? (
          <PortalSetting theme={globals['theme']} locale={globals['locale']}>
            <Story />
          </PortalSetting>
        ) : (
          <Story />
        )}
      </StoryRoot>
    </ReviewedStory>
  )
  // The portal is a document of its own and is never mounted in a page.
  return globals['mount'] === 'shadow' && !isPortal ? <MountedStory>{root}</MountedStory> : root
}

const preview: Preview = {
  decorators: [withRoot],
  beforeEach: [resetWhenRequested, servePortal],
  afterEach: checkEveryTheme,
  initialGlobals: {
    theme: 'light',
    density: 'comfortable',
    mode: 'usual',
    locale: 'zh',
    mount: 'light',
    condition: 'normal',
    person: '',
  },
  globalTypes: toolbars,
  parameters: {
    layout: 'padded',
    docs: { theme: brandTheme, page: ManualPage },
    viewport: { options: widths },
    // WCAG 2.2 AA covers target size too, which axe checks only when enabled.
    a11y: { test: 'error', options: { rules: { 'target-size': { enabled: true } } } },
    options: {
      storySort: {
        order: [
          'Overview',
          'Foundation',
          ['Principles', 'Tokens', 'Layout', 'Icons', '*'],
          'Components',
          'Portal',
          'Screens',
        ],
      },
    },
  },
}

export default preview
