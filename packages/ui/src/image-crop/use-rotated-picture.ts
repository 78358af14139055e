import { useEffect, useState } from 'react'
import { useLatest } from '../context/use-latest'
import { readPicture } from './encode-picture'

interface Turned {
  file: Blob
  quarters: number
  picture: HTMLCanvasElement
  /** Where the browser finds what is shown; revoked on unmount. */
  address: string
}

async function addressOf(picture: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve))
  if (!blob) throw new Error('The picture is too large for this browser to draw.')
  return URL.createObjectURL(blob)
}

/** A picture file as the browser can draw it, turned by quarters of a circle. */
export function useRotatedPicture(file: Blob, onError: ((error: unknown) => void) | undefined) {
  const [request, setRequest] = useState({ file, quarters: 0 })
  const quarters = request.file === file ? request.quarters : 0
  const [rotated, setTurned] = useState<Turned | null>(null)
  const report = useLatest(onError)
  useEffect(() => {
    let isCurrent = true
    let address: string | null = null
    const read = async () => {
      try {
        const picture = await readPicture(file, quarters)
        address = await addressOf(picture)
        if (isCurrent) setTurned({ file, quarters, picture, address })
        else URL.revokeObjectURL(address)
      } catch (error) {
        if (isCurrent) report.current?.(error)
      }
    }
    void read()
    return () => {
      isCurrent = false
      if (address) URL.revokeObjectURL(address)
    }
  }, [report, file, quarters])
  // While it is being turned the last one stays; another file's never does.
  const shown = rotated?.file === file ? rotated : null
  const turn = (by: 1 | -1) => setRequest({ file, quarters: (quarters + by + 4) % 4 })
  return {
    picture: shown?.picture ?? null,
    address: shown?.address ?? null,
    isTurned: shown !== null && shown.quarters !== 0,
    turn,
  }
}
