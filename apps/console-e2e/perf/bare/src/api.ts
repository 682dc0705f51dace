import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { readToken } from './token';

export interface TenantApp {
  appId: string;
  name: string;
  status: 'normal' | 'archived';
  edition: string;
  owner: { email: string; name: string };
  members: number;
  createdAt: string;
}

export interface User {
  id: string;
  email: string;
  name: string;
  status: string;
  apps: number;
  createdAt: string;
}

interface Page<Row> {
  data: Row[];
  total: number;
}

export interface PageQuery {
  page: number;
  perPage: number;
}

export const api = createApi({
  baseQuery: fetchBaseQuery({
    baseUrl: '/',
    prepareHeaders: (headers) => {
      const token = readToken();
      if (token !== null) headers.set('Authorization', token);
      headers.set('X-App-Id', 'default-admin-app');
    },
  }),
  endpoints: (build) => ({
    login: build.mutation<{ token: string }, { email: string; password: string }>({
      query: (body) => ({ url: 'auth-service/v1/users/login', method: 'POST', body }),
    }),
    listTenantApps: build.query<Page<TenantApp>, PageQuery>({
      query: ({ page, perPage }) => ({
        url: 'admin/api/tenant-app/apps',
        params: { page, perPage, sort: '-createdAt', customFields: JSON.stringify({ status: 'normal' }) },
      }),
    }),
    listUsers: build.query<Page<User>, PageQuery>({
      query: ({ page, perPage }) => ({
        url: 'admin/api/user/users',
        params: { page, perPage, sort: '-createdAt' },
      }),
    }),
  }),
});

export const { useLoginMutation, useListTenantAppsQuery, useListUsersQuery } = api;
