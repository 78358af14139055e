import type { ContentDetail } from '../../../data/portal-reader'
import { savingUrl } from '../../../parts/files/saving-url'
import { SiteLink } from '../../../parts/links/site-link'
import { useTermText } from '../../../parts/metadata/metadata'
import { StateArt } from '../../../parts/states/state-art'
import { usePageStrings } from '../../../use-page-strings'
import { certificateAddress } from '@doorway/api-client/rules'
import { route } from '../content-detail.route'
import { VideoPlayer } from '../video-player'

export interface WorkPresentationProps {
  item: Pick<ContentDetail, 'title' | 'coverUrl' | 'attachments' | 'summary'>
  work: NonNullable<ContentDetail['work']>
}

function Film({ item }: Pick<WorkPresentationProps, 'item'>) {
  const { work, lesson } = usePageStrings(route)
  const films = item.attachments.filter(({ ext, url, playback }) => (ext === 'mp4' || playback) && url !== null)
  const film = films.find(({ playback }) => !playback || playback === 'playable' || playback === 'done') ?? films[0]
  if (!film?.url)
    return (
      <p className="dw-lesson-missing">
        <StateArt kind="empty" />
        {work.missing}
      </p>
    )
  if (film.playback && film.playback !== 'playable' && film.playback !== 'done')
    return (
      <p className="dw-lesson-missing">
        <StateArt kind="empty" />
        {film.playback === 'waiting' || film.playback === 'running' ? work.transcoding : lesson.failed}
      </p>
    )
  return (
    <>
      <VideoPlayer
        url={film.url}
        title={work.film(item.title)}
        posterUrl={item.coverUrl}
        preload="metadata"
        failure={lesson.failed}
      />
      <noscript>
        <a href={savingUrl(film.url)}>{film.name}</a>
      </noscript>
    </>
  )
}

/** What only a work of a competition has: its film, its award, and where it comes from. */
export function WorkPresentation({ item, work }: WorkPresentationProps) {
  const texts = usePageStrings(route).work
  const termText = useTermText()
  const subject = [work.gardeName, work.courseName].filter(Boolean).join(' ')
  const school = [work.areaName, work.schoolName].filter(Boolean).join(' ')
  const plain = [
    [texts.group, work.groupName],
    [texts.subject, subject && termText(subject)],
    [texts.grade, work.gradeName],
    [texts.textbook, work.textbook],
    [texts.knowledge, work.knowledge],
    [texts.school, school],
  ] as const
  return (
    <>
      <div className="dw-lesson">
        <Film item={item} />
      </div>
      <dl className="dw-facts" lang="zh-CN">
        <div>
          <dt>{texts.award}</dt>
          <dd>
            <b>{work.awardName}</b>
          </dd>
        </div>
        <div>
          <dt>{texts.competition}</dt>
          <dd>
            <SiteLink to={`/microCompute?id=${work.competitionId}`}>{work.competitionName}</SiteLink>
          </dd>
        </div>
        {plain.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {work.certificateNo !== null && (
          <div>
            <dt>{texts.certificate}</dt>
            <dd>
              <SiteLink to={certificateAddress(work.certificateNo)}>{work.certificateNo}</SiteLink>
            </dd>
          </div>
        )}
      </dl>
      {item.summary && (
        <section className="dw-article-section">
          <h2>{texts.summary}</h2>
          <p className="dw-article-body" lang="zh-CN">
            {item.summary}
          </p>
        </section>
      )}
    </>
  )
}
