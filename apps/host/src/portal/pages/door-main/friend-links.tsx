import { usePreferences } from '../../../preferences/preferences-context'
import type { Home } from '../../data/portal-reader'
import { SectionHead } from './section-head'
import { usePageStrings } from '../../use-page-strings'
import { route } from './door-main.route'

export interface FriendLinksProps {
  groups: Home['links']
  title: string
}

// The server already ensures this; any other scheme could run script in the page.
const isWebAddress = (url: string) => /^https?:\/\//.test(url)

/** Links to other sites in groups, marked as leaving this one; a single link renders nothing. */
export function FriendLinks({ groups, title }: FriendLinksProps) {
  const { locale } = usePreferences()
  const strings = usePageStrings(route)
  const shown = groups
    .map(({ links, ...group }) => ({ ...group, links: links.filter(({ url }) => isWebAddress(url)) }))
    .filter(({ links }) => links.length > 0)
  if (shown.flatMap(({ links }) => links).length < 2) return null
  return (
    <section className="dw-home-section dw-friends" aria-labelledby="friends">
      <div className="dw-portal-container">
        <SectionHead id="friends" title={title} />
        <dl>
          {shown.map(({ name, names, links }) => (
            <div key={name}>
              <dt>{names[locale] || name}</dt>
              {links.map((link) => (
                <dd key={link.url}>
                  <a href={link.url} rel="external noopener noreferrer" className="dw-outward">
                    {link.name}
                    <span className="dw-visually-hidden">{strings.leaves}</span>
                  </a>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
