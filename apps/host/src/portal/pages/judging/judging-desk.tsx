import type { Schema } from '@doorway/api-client/types'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { usePageStrings } from '../../use-page-strings'
import { Agreement } from './agreement'
import { DeskMessage } from './desk-message'
import { route } from './judging.route'
import { RestReminder } from './rest-reminder'
import { SignedDesk } from './signed-desk'
import { readPlace, storePlace } from './stored-place'

type Tasks = Schema<'JudgeTasks'>
type Round = Tasks['rounds'][number]

interface HeadProps {
  rounds: readonly Round[]
  round: Round
  done: number
  all: number
  onRound: (id: number) => void
}

function DeskHead({ rounds, round, done, all, onRound }: HeadProps) {
  const texts = usePageStrings(route)
  return (
    <header className="dw-judging-head">
      <h1 tabIndex={-1}>{texts.title}</h1>
      <label className="dw-judging-round">
        <span>{texts.round}</span>
        <select value={round.id} onChange={(event) => onRound(Number(event.target.value))}>
          {rounds.map(({ id, competitionName, name, state }) => (
            <option key={id} value={id}>
              {`${competitionName} · ${name}（${texts.roundStates[state]}）`}
            </option>
          ))}
        </select>
      </label>
      <p className="dw-judging-progress">
        <progress max={Math.max(all, 1)} value={done} aria-label={texts.progress(done, all)} />
        <span>{texts.progress(done, all)}</span>
        {round.state === 'open' && <small>{texts.endsAt(round.endAt.slice(0, 16))}</small>}
      </p>
    </header>
  )
}

/** The desk of a judge: the agreement first, then the works of a round. It returns to the place that was left. */
export function JudgingDesk({ data }: { data: Tasks }) {
  const texts = usePageStrings(route)
  const { revalidate } = useRevalidator()
  const [place, setPlace] = useState(() => readPlace(data.judgeCode))
  const [declined, setDeclined] = useState<string>()
  useEffect(() => storePlace(data.judgeCode, place), [data.judgeCode, place])
  const round = data.rounds.find(({ id }) => id === place.roundId) ?? data.rounds[0]
  if (!round) return null
  const head = (done: number, all: number) => (
    <DeskHead
      rounds={data.rounds}
      round={round}
      done={done}
      all={all}
      onRound={(roundId) => setPlace({ roundId, filter: place.filter })}
    />
  )
  const { todo, draft, submitted } = round.counts
  const isReady = round.agreementAt !== null && round.state !== 'coming'
  return (
    <div className="dw-judging">
      <RestReminder />
      {declined !== undefined && <DeskMessage text={texts.agreement.declined(declined)} />}
      {isReady ? (
        <SignedDesk
          key={round.id}
          judgeCode={data.judgeCode}
          round={round}
          place={place}
          onPlace={setPlace}
          head={head}
        />
      ) : (
        <>
          {head(submitted, todo + draft + submitted)}
          {round.state === 'coming' && <DeskMessage text={texts.opensAt(round.startAt.slice(0, 16))} />}
          {round.agreementAt === null && (
            <Agreement
              key={round.id}
              round={round}
              version={data.agreementVersion}
              onSigned={() => void revalidate()}
              onDeclined={() => {
                setDeclined(round.name)
                void revalidate()
              }}
            />
          )}
        </>
      )}
    </div>
  )
}
