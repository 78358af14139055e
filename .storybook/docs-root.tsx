import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import type { Theme } from '@doorway/ui'
import { StoryRoot } from './story-root'

export interface DocsRootProps {
  theme?: Theme
  children: ReactNode
}

/** A part of a docs page in Doorway's own look, without Storybook's typography. */
export function DocsRoot({ theme = 'light', children }: DocsRootProps) {
  return (
    <Unstyled>
      <StoryRoot theme={theme} density="comfortable" isElder={false} locale="en" isBare={false}>
        {children}
      </StoryRoot>
    </Unstyled>
  )
}
