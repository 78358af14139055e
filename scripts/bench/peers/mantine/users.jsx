import {
  AppShell,
  Button,
  Group,
  Loader,
  MantineProvider,
  Modal,
  NavLink,
  Pagination,
  Stack,
  Table,
  TextInput,
  Title,
} from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { columns, fields, getUser, listUsers, pages } from '../user-list'
import '@mantine/core/styles.css'

function EditForm({ row }) {
  const form = useForm({
    initialValues: Object.fromEntries(Object.keys(fields).map((name) => [name, row[name] ?? ''])),
  })
  const { setValues } = form
  useEffect(() => {
    void getUser(row.id).then((user) =>
      setValues(Object.fromEntries(Object.keys(fields).map((name) => [name, user[name] ?? '']))),
    )
  }, [row.id, setValues])
  return (
    <Stack>
      {Object.entries(fields).map(([name, label]) => (
        <TextInput key={name} name={name} label={label} {...form.getInputProps(name)} />
      ))}
    </Stack>
  )
}

function Users() {
  const [page, setPage] = useState(null)
  const [edited, setEdited] = useState(null)
  const filter = useForm({ initialValues: { username: '' } })
  useEffect(() => void listUsers('').then(setPage), [])
  return (
    <AppShell header={{ height: 56 }} navbar={{ width: 220, breakpoint: 'sm' }} padding="md">
      <AppShell.Header p="md">云泽教育</AppShell.Header>
      <AppShell.Navbar p="md">
        {pages.map((label) => (
          <NavLink key={label} href="#" label={label} />
        ))}
      </AppShell.Navbar>
      <AppShell.Main>
        <Stack>
          <Title>用户管理</Title>
          <form onSubmit={filter.onSubmit(({ username }) => void listUsers(username).then(setPage))}>
            <Group align="end">
              <TextInput label="登录名" {...filter.getInputProps('username')} />
              <Button type="submit">查询</Button>
            </Group>
          </form>
          {page ? (
            <Table>
              <Table.Thead>
                <Table.Tr>
                  {[...Object.values(columns), '操作'].map((title) => (
                    <Table.Th key={title}>{title}</Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {page.data.map((row) => (
                  <Table.Tr key={row.id}>
                    {Object.keys(columns).map((field) => (
                      <Table.Td key={field}>{row[field]}</Table.Td>
                    ))}
                    <Table.Td>
                      <Button size="xs" variant="subtle" onClick={() => setEdited(row)}>
                        修改
                      </Button>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          ) : (
            <Loader />
          )}
          <Pagination total={Math.ceil((page?.total ?? 1) / 10)} />
        </Stack>
      </AppShell.Main>
      <Modal opened={edited !== null} onClose={() => setEdited(null)} title="修改用户">
        {edited && <EditForm row={edited} />}
      </Modal>
    </AppShell>
  )
}

createRoot(document.querySelector('#page')).render(
  <MantineProvider>
    <Users />
  </MantineProvider>,
)
