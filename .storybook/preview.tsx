import '../packages/admin-kit/src/styles.css'
import './story.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { resetWhenRequested, storyServer } from '../packages/admin-kit/src/testing/story-server'
import { brandTheme } from './brand/theme'
import { ManualPage } from './components/manual-page'
import { MountedStory } from './mounted-story'
import { servePortal } from './portal-network'
import { PortalSetting } from './portal-setting'
import { ReviewedStory } from './reviewed-story'
import { StoryRoot } from './story-root'
import { checkEveryTheme } from './theme-check'
import { toolbars, widths } from './toolbars'

// The server of screens starts while the modules of the story load. The story itself reports what fails.
if (/[?&]id=(?:screens|portal)-/.test(location.search)) storyServer().catch(() => undefined)

/** Characters of a failed story that its report shows. */
const PRINTED_HTML = 7_000

// What a story waits for comes at once or never: the limit is for a machine that is busy with other stories.
configure({ asyncUtilTimeout: 60_000, getElementError: missingElement })

/** Says what was not found, and where. Formatted line by line, as by default, it took a fifteenth of a story's time. */
function missingElement(message: string | null, container: Element | Document): Error {
  // `waitFor` passes the document.
  const { outerHTML } = container instanceof Document ? container.body : container
  const error = new Error(`${message}\n\n${outerHTML.slice(0, PRINTED_HTML)}`)
  error.name = 'TestingLibraryElementError'
  return error
}

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
