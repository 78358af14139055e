// The sample pictures: where each takes place and what is in front.
import { drawInterior } from './interior'
import { drawLandscape, type Landscape } from './landscape'

/** An object in front of the landscape, in parts of the picture's width and height. */
export interface Prop {
  /** Code points of the emoji, as its file is named. */
  emoji: string
  x: number
  y: number
  /** Part of the picture's width. */
  size: number
}

/** A picture to compose. */
export interface Scene {
  name: string
  /** The background as SVG. */
  background: string
  props: readonly Prop[]
}

const EMOJI: Record<string, string> = {
  abacus: '1f9ee',
  art: '1f3a8',
  backpack: '1f392',
  bamboo: '1f38b',
  basket: '1f9fa',
  bell: '1f514',
  bowl: '1f963',
  box: '1f4e6',
  bricks: '1f9f1',
  carrot: '1f955',
  book: '1f4d6',
  books: '1f4da',
  boat: '26f5',
  brush: '1f58c-fe0f',
  bulb: '1f4a1',
  bus: '1f68c',
  calendar: '1f4c5',
  camera: '1f3a5',
  chart: '1f4ca',
  clapper: '1f3ac',
  clipboard: '1f4cb',
  clock: '23f0',
  compass: '1f9ed',
  dice: '1f3b2',
  drum: '1f941',
  duck: '1f986',
  egg: '1f373',
  fish: '1f41f',
  flask: '1f9ea',
  flower: '1f33b',
  folder: '1f5c2-fe0f',
  globe: '1f30f',
  hands: '1f91d',
  hat: '1f393',
  kite: '1fa81',
  lantern: '1f3ee',
  laptop: '1f4bb',
  lens: '1f50d',
  letter: '1f48c',
  log: '1fab5',
  lotus: '1fab7',
  magnet: '1f9f2',
  masks: '1f3ad',
  medal: '1f3c5',
  memo: '1f4dd',
  microscope: '1f52c',
  music: '1f3b5',
  pencil: '270f-fe0f',
  postbox: '1f4ee',
  puzzle: '1f9e9',
  rainbow: '1f308',
  rice: '1f33e',
  rising: '1f4c8',
  ruler: '1f4cf',
  scales: '2696-fe0f',
  scroll: '1f4dc',
  seedling: '1f331',
  shell: '1f41a',
  shield: '1f6e1-fe0f',
  soap: '1f9fc',
  speech: '1f4ac',
  square: '1f4d0',
  star: '2b50',
  swan: '1f9a2',
  tangerine: '1f34a',
  teddy: '1f9f8',
  telescope: '1f52d',
  thermometer: '1f321-fe0f',
  thread: '1f9f5',
  tools: '1f6e0-fe0f',
  trophy: '1f3c6',
  umbrella: '2614',
  violin: '1f3bb',
  wave: '1f44b',
  whistle: '1f4e3',
  ball: '26bd',
}

// Where the first, second, third … object is, by how many there are; `lead` leaves the lower third to a title.
const PLACES: Record<string, readonly (readonly [number, number, number])[]> = {
  one: [[0.5, 0.68, 0.3]],
  two: [
    [0.4, 0.68, 0.27],
    [0.65, 0.74, 0.19],
  ],
  three: [
    [0.5, 0.66, 0.27],
    [0.26, 0.76, 0.17],
    [0.74, 0.76, 0.17],
  ],
  side: [
    [0.78, 0.6, 0.25],
    [0.6, 0.68, 0.15],
  ],
  lead: [
    [0.7, 0.4, 0.25],
    [0.53, 0.5, 0.15],
    [0.87, 0.5, 0.15],
  ],
}

// name | light seed ground | layout | objects
const SCENES = `
lead-competition|silk 3 village|lead|trophy clapper camera
lead-screen|day 11 village|lead|laptop books speech
lead-research|spring 8 room|lead|memo bulb square
lead-digital|dusk 14 village|lead|chart laptop hands
school-8|silk 4 school|side|brush scroll
school-9|day 5 school|side|microscope magnet
school-10|dawn 6 village|side|teddy puzzle
school-14|dusk 7 school|side|masks clock
school-17|spring 12 field|side|basket rice
school-18|day 13 sea|side|boat shell
school-20|silk 10 school|side|tools log
school-21|dawn 11 school|side|globe speech
school-22|night 9 school|side|telescope violin
school-19|spring 18 field|side|flower kite
school-23|dusk 20 lake|side|swan seedling
lesson-area|silk 30 board|two|square ruler
lesson-negative|day 31 board|two|thermometer fish
lesson-motion|spring 32 board|two|kite puzzle
lesson-sum|dawn 33 board|two|pencil abacus
lesson-chance|dusk 35 room|one|dice
lesson-fraction|day 36 room|two|puzzle chart
lesson-circle|spring 34 board|one|compass
lesson-float|day 38 room|two|boat flask
lesson-sound|dusk 39 room|two|drum music
lesson-letter|dawn 40 room|two|letter teddy
work-raindrop|spring 37 room|two|umbrella duck
work-derivative|silk 35 board|two|lens rising
work-shadow|dusk 43 room|two|bulb rainbow
work-father|dawn 46 room|two|book tangerine
work-tense|day 37 board|two|clock speech
work-field|night 48 room|two|magnet bulb
work-weight|silk 47 room|one|scales
news-library-boat|day 41 sea|two|boat books
news-crafts|silk 42 room|three|thread bamboo lantern
news-quiet|spring 44 school|side|clock book
news-stars|night 45 lake|two|telescope star
news-tide|day 46 sea|three|calendar shell fish
news-desk|silk 47 bridge|two|backpack hands
news-rural|spring 48 village|two|seedling book
news-autumn|dusk 49 field|two|ball clock
project-multigrade|spring 71 village|two|books hands
project-devices|day 73 room|two|flask tools
project-sea|day 74 sea|two|globe shell
project-post|silk 75 bridge|two|postbox letter
project-homework|dusk 76 room|two|clipboard pencil
care-food|silk 81 room|two|bowl carrot
care-home|day 82 room|two|ball bricks
care-self|dawn 83 field|two|teddy umbrella
care-walk|spring 84 village|two|seedling hat
care-wave|day 85 bridge|two|wave bus
care-hands|spring 86 room|two|soap duck
care-truth|dusk 87 lake|two|speech rainbow
care-lost|day 88 village|two|shield whistle
care-words|dawn 89 room|two|book puzzle
care-tidy|silk 90 room|three|backpack teddy box
care-breakfast|spring 91 room|two|egg tangerine
topic-competition|silk 51 bridge|three|trophy clapper star
topic-rural|spring 52 field|two|seedling books
topic-after-school|dawn 53 room|three|ball art music
topic-admission|day 54 school|side|backpack clipboard
topic-transition|spring 55 room|two|puzzle backpack
topic-campus|day 56 school|side|bus kite
album-shelves|dawn 61 room|three|books scroll lantern
album-field|spring 62 school|side|ball medal
album-garden|spring 65 field|two|flower basket
album-plot|silk 66 field|two|rice seedling
album-shore|day 68 sea|two|ball boat`

function drawBackground(light: string | undefined, seed: number, ground: string | undefined, layout: string): string {
  if (ground === 'board' || ground === 'room')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written in the list above
    return drawInterior({ light: light as Landscape['light'], seed, ground, desk: layout === 'lead' ? 'high' : 'near' })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written in the list above
  return drawLandscape({ light, seed, ground, bank: layout === 'lead' ? 'islet' : 'near' } as Landscape)
}

/** All scenes. */
export const scenes: readonly Scene[] = SCENES.trim()
  .split('\n')
  .map((line) => {
    const [name = '', place = '', layout = '', objects = ''] = line.split('|')
    const [light, seed, ground] = place.split(' ')
    const places = PLACES[layout] ?? []
    return {
      name,
      background: drawBackground(light, Number(seed), ground, layout),
      props: objects.split(' ').map((object, index) => {
        const [x = 0, y = 0, size = 0] = places[index] ?? []
        const emoji = EMOJI[object]
        if (emoji === undefined) throw new Error(`No emoji is named ${object}: add it to the list.`)
        return { emoji, x, y, size }
      }),
    }
  })
