/** A picture for stories that ask for a file: hills under a sky, coarse noise over it so that it does not compress to nothing. */
export async function samplePicture(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser gives no canvas.')
  context.fillStyle = '#b9d2f3'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#2f7d4f'
  context.beginPath()
  context.ellipse(width / 2, height, width / 2, height / 2, 0, 0, Math.PI * 2)
  context.fill()
  // A row of its own making: the same picture on every machine.
  let state = 7
  for (let at = 0; at < 20_000; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    context.fillStyle = `hsl(${state % 360} 60% 50% / 30%)`
    context.fillRect(state % width, (state >> 7) % height, 3, 3)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture could not be made.')
  return new File([blob], 'hills.png', { type: 'image/png' })
}
