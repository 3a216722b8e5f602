export interface CompaniesTable {
  guid: string;
  name: string;
  uri: string;
  industry: string;
  size: string;
  created_at: number;
}

export interface CompanyMembersTable {
  company_guid: string;
  user_guid: string;
  created_at: number;
}

export interface ProjectsTable {
  guid: string;
  company_guid: string;
  name: string;
  uri: string;
  created_at: number;
}
