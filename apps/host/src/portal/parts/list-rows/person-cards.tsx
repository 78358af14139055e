import './person-cards.css'

export interface PersonCardsProps {
  /** `line` is the title and the field of the person. */
  people: readonly { name: string; line: string; intro: string }[]
}

/** People, each with the first character of the name as picture. Renders nothing without people. */
export function PersonCards({ people }: PersonCardsProps) {
  if (people.length === 0) return null
  return (
    <ul className="dw-people">
      {people.map(({ name, line, intro }) => (
        <li key={`${name} ${line}`}>
          <span className="dw-people-picture" aria-hidden="true">
            {String.fromCodePoint(name.codePointAt(0) ?? 0x20)}
          </span>
          <div>
            <h3>{name}</h3>
            <p className="dw-people-line">{line}</p>
            <p>{intro}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
