import { forwardRef, Suspense, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { Button } from '../button/button'
import { ChartFrame } from '../chart-frame/chart-frame'
import { lazyComponent } from '../lazy-component/lazy-component'
import { Skeleton } from '../skeleton/skeleton'
import { type ChartKind, type ChartSeries, hasValues, valueAt } from './chart-data'
import type { ChartDrawingProps } from './chart-drawing'

const HEIGHT = 240

const drawing = lazyComponent<ChartDrawingProps>(
  async () => (await import('./chart-drawing')).ChartDrawing,
  (_, forget) => forget(),
)

/** The button that saves a chart as a picture. */
export interface ChartPicture {
  label: string
  /** Receives the chart as PNG. */
  onSave: (picture: Blob) => void
  /** Called where the browser cannot encode it. */
  onError: (error: unknown) => void
}

export interface ChartProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'title' | 'children'> {
  /** States what the chart shows: “本月新增作品 1,284 件，较上月 +12%”, not “作品数”. */
  title: string
  /** Where the numbers come from, until when. */
  note?: ReactNode
  kind: ChartKind
  /** Heading of the categories in the table. */
  categoryLabel: string
  /** Names along the axis; of a donut, those of its parts. Each is there once. */
  categories: readonly string[]
  /** One row of values each, with as many values as there are categories. A donut shows the first one. */
  series: readonly ChartSeries[]
  /** Bars on top of each other in place of next to each other. */
  isStacked?: boolean
  /** Bars from the start edge to the end edge, for long names. */
  isHorizontal?: boolean
  /** Height in px; 240 by default. */
  height?: number
  /** Text of a value; plain digits by default. */
  formatValue?: (value: number) => string
  /** Takes the place of values that are null. */
  hiddenLabel: string
  /** True while the values are pending. */
  isLoading?: boolean
  /** Shown in place of the chart. */
  errorState?: ReactNode
  /** Shown where all values are 0. */
  emptyState: ReactNode
  /** Adds a button that saves the chart as a picture. */
  picture?: ChartPicture
}

const plain = (value: number) => String(value)

type TableProps = Pick<ChartProps, 'categoryLabel' | 'categories' | 'series' | 'hiddenLabel'> & {
  formatValue: (value: number) => string
}

function tableOf({ categoryLabel, categories, series, hiddenLabel, formatValue }: TableProps) {
  const textOf = (value: number | null) => (value === null ? hiddenLabel : formatValue(value))
  return {
    columns: [categoryLabel, ...series.map(({ name }) => name)],
    rows: categories.map((name, at) => [name, ...series.map((each) => textOf(valueAt(each, at)))]),
  }
}

async function savePicture(box: HTMLElement | null, title: string, { onSave, onError }: ChartPicture) {
  try {
    const svg = box?.querySelector<SVGSVGElement>('.dw-chart-picture')
    const { chartPicture } = await import('./chart-picture')
    if (svg) onSave(await chartPicture(svg, title))
  } catch (error) {
    onError(error)
  }
}

/**
 * Values as lines, areas, bars or a ring, with their table one press away. The library that renders them loads with the
 * first chart of a page.
 */
export const Chart = forwardRef<HTMLElement, ChartProps>(function Chart(
  {
    title,
    kind,
    categoryLabel,
    categories,
    series,
    isStacked = false,
    isHorizontal = false,
    height = HEIGHT,
    formatValue = plain,
    hiddenLabel,
    isLoading = false,
    errorState,
    emptyState,
    picture,
    ...rest
  },
  ref,
) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = !isLoading && !errorState && hasValues(series)
  const placeholder = (
    <div style={{ blockSize: height }} aria-busy="true">
      <Skeleton width="full" />
    </div>
  )
  return (
    <ChartFrame
      {...rest}
      ref={ref}
      title={title}
      table={tableOf({ categoryLabel, categories, series, hiddenLabel, formatValue })}
      isInteractive
      isTableOffered={isShown}
      actions={
        isShown &&
        picture && (
          <Button
            size="s"
            variant="quiet"
            icon="download"
            onClick={() => void savePicture(box.current, title, picture)}
          >
            {picture.label}
          </Button>
        )
      }
    >
      {errorState || (isLoading && placeholder)}
      {!errorState && !isLoading && !isShown && emptyState}
      {isShown && (
        <div ref={box}>
          <Suspense fallback={placeholder}>
            <drawing.Part
              data={{ kind, categories, series, isStacked, isHorizontal, formatValue }}
              label={title}
              height={height}
              hiddenLabel={hiddenLabel}
            />
          </Suspense>
        </div>
      )}
    </ChartFrame>
  )
})
