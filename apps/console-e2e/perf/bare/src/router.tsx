import { Spin } from 'antd';
import { lazy, Suspense } from 'react';
import { createBrowserRouter, Navigate } from 'react-router';
import { Layout } from './layout';

const SignInPage = lazy(() => import('./sign-in-page'));
const TenantAppsPage = lazy(() => import('./tenant-apps-page'));
const UsersPage = lazy(() => import('./users-page'));

export const router = createBrowserRouter([
  {
    path: '/auth/login',
    element: (
      <Suspense fallback={<Spin fullscreen />}>
        <SignInPage />
      </Suspense>
    ),
  },
  {
    element: <Layout />,
    children: [
      { path: '/apps/tenant-apps/normal', element: <TenantAppsPage /> },
      { path: '/apps/accounts', element: <UsersPage /> },
    ],
  },
  { path: '*', element: <Navigate to="/apps/tenant-apps/normal" replace /> },
]);
