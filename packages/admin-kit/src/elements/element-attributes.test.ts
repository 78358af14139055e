import { describe, expect, it } from 'vitest'
import { screenDefinitions } from '../embed'
import { attributeName, attributesOf, eventName, valueOf } from './element-attributes'
import { defineElements } from './index'

describe('attributes of an element', () => {
  it.each([
    ['baseUrl', 'base-url'],
    ['isReadOnly', 'read-only'],
    ['isElder', 'elder'],
    ['isolation', 'isolation'],
    ['expandedOrganizationId', 'expanded-organization-id'],
  ])('write %s as %s', (property, attribute) => expect(attributeName(property)).toBe(attribute))

  it.each([
    ['onReady', 'ready'],
    ['onAuthExpired', 'authexpired'],
    ['onBeforeMutation', 'beforemutation'],
  ])('hear %s as %s', (callback, event) => expect(eventName(callback)).toBe(event))

  it.each([
    ['12', 'number', 12],
    ['', 'number', undefined],
    ['twelve', 'number', undefined],
    ['', 'flag', true],
    ['false', 'flag', false],
    [null, 'flag', undefined],
    ['dark', ['light', 'dark'], 'dark'],
    ['pink', ['light', 'dark'], undefined],
  ] as const)('read %j as %j: %j', (text, kind, value) => expect(valueOf(text, kind)).toBe(value))

  it('are named once on every element', () => {
    for (const screen of screenDefinitions) {
      const properties = [...attributesOf(screen).values()].map(({ property }) => property)
      expect(new Set(properties).size).toBe(properties.length)
    }
  })
})

describe('the elements on a server', () => {
  it('are imported and asked to define themselves without a browser', () => {
    expect(typeof HTMLElement).toBe('undefined')
    expect(() => defineElements()).not.toThrow()
  })
})
