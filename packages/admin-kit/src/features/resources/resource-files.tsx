import { useTranslate } from '../../context/use-translate'
import type { ResourceFile } from './resource-types'

const pictures = ['png', 'jpg', 'jpeg', 'webp', 'gif', 'bmp']
const videos = ['mp4', 'webm', 'mov']
const sounds = ['mp3', 'wav', 'm4a', 'ogg']
const KB = 1024

function Preview({ file }: { file: ResourceFile }) {
  const t = useTranslate()
  const { ext, url, name } = file
  if (pictures.includes(ext)) return <img className="dw-resources-preview" src={url} alt={name} loading="lazy" />
  if (videos.includes(ext))
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- lessons of teachers come without captions
      <video className="dw-resources-preview" src={url} controls preload="metadata" aria-label={name} />
    )
  if (sounds.includes(ext))
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- sounds of teachers come without captions
      <audio className="dw-resources-preview" src={url} controls preload="metadata" aria-label={name} />
    )
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {t('resources.openFile', { name })}
    </a>
  )
}

/** Files of a resource: pictures, videos and sounds in place, others in a page of their own. */
export function ResourceFiles({ files }: { files: readonly ResourceFile[] }) {
  const t = useTranslate()
  return (
    <ul className="dw-resources-files" aria-label={t('resources.files')}>
      {files.map((file) => (
        <li key={file.id}>
          <Preview file={file} />
          <span className="dw-resources-note">
            {t('resources.fileSize', { name: file.name, size: Math.max(1, Math.round(file.size / KB)) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
