import { Button } from '@doorway/ui'
import { useState } from 'react'
import { tokenValue, type TokenSet } from '../../packages/ui/src/story-support/token-sheet'

/** Shows each duration of tokens.css as a mark that crosses its track. */
export function MotionSamples({ tokens }: { tokens: TokenSet }) {
  const [isMoved, setMoved] = useState(false)
  const names = Object.keys(tokens).filter((name) => name.startsWith('--dw-duration-'))
  return (
    <div className="dw-story-motion">
      {names.map((name) => (
        <div key={name}>
          <span>
            {name} {tokenValue(tokens, name)}, --dw-ease {tokenValue(tokens, '--dw-ease')}
          </span>
          <div className="dw-story-track" data-moved={isMoved || undefined}>
            <span className="dw-story-mark" style={{ transitionDuration: `var(${name})` }} />
          </div>
        </div>
      ))}
      <Button onClick={() => setMoved(!isMoved)}>Move</Button>
    </div>
  )
}
