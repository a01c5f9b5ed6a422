-- The tables of a shop for cameras, as pg_dump --schema-only writes them.
SET statement_timeout = 0;
\connect shop

CREATE TYPE public.order_state AS ENUM ('new', 'paid', 'NC-17');
CREATE DOMAIN public.percent AS numeric(5,2) CONSTRAINT in_range CHECK (((VALUE >= (0)::numeric) AND (VALUE <= (100)::numeric)));

CREATE FUNCTION public.touch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at = now(); CREATE TABLE not_a_table (id int);
  RETURN NEW;
END;
$$;

CREATE TABLE public.customer (
    id integer NOT NULL,
    name character varying(80) NOT NULL,
    email character varying(255),
    password character varying(60),
    level text DEFAULT 'plain'::text NOT NULL,
    referred_by integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT customer_level_check CHECK ((level = ANY (ARRAY['plain'::text, 'gold'::text]))),
    CONSTRAINT customer_name_check CHECK ((char_length((name)::text) >= 2))
);
COMMENT ON TABLE public.customer IS 'Who buys; also resellers';
COMMENT ON COLUMN public.customer.name IS 'As on the invoice';
COMMENT ON COLUMN public.customer.level IS '客户等级';
CREATE SEQUENCE public.customer_id_seq;
ALTER TABLE ONLY public.customer ALTER COLUMN id SET DEFAULT nextval('public.customer_id_seq'::regclass);

CREATE TABLE public.product (
    sku character(8) NOT NULL,
    title text NOT NULL,
    discount public.percent DEFAULT 0 NOT NULL,
    stock integer DEFAULT 0 NOT NULL,
    price numeric(10,2) NOT NULL,
    data jsonb,
    photo bytea,
    gross numeric GENERATED ALWAYS AS ((price * 1.19)) STORED,
    is_sold boolean DEFAULT true NOT NULL,
    CONSTRAINT stock_check CHECK ((stock > 0) OR (stock IS NULL)),
    CONSTRAINT odd_check CHECK ((price > (discount * 2)))
);
CREATE TABLE public.tag (id bigint GENERATED ALWAYS AS IDENTITY, label text NOT NULL);
CREATE TABLE public.product_tag (tag_id bigint NOT NULL, product_sku character(8) NOT NULL, added timestamp without time zone);

CREATE TABLE sales."order" (
    number uuid DEFAULT gen_random_uuid() NOT NULL,
    customer_id integer NOT NULL,
    state public.order_state DEFAULT 'new'::public.order_state NOT NULL,
    note text
);
CREATE TABLE sales.order_line (
    order_number uuid NOT NULL,
    sku character(8) NOT NULL,
    amount integer NOT NULL
);
CREATE VIEW sales.total AS SELECT 1;

ALTER TABLE ONLY public.customer ADD CONSTRAINT customer_pkey PRIMARY KEY (id), ADD CONSTRAINT customer_email_key UNIQUE (email);
ALTER TABLE ONLY public.product ADD CONSTRAINT product_pkey PRIMARY KEY (sku);
ALTER TABLE ONLY public.tag ADD CONSTRAINT tag_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.product_tag ADD CONSTRAINT product_tag_pkey PRIMARY KEY (product_sku, tag_id);
ALTER TABLE ONLY sales."order" ADD CONSTRAINT order_pkey PRIMARY KEY (number);
ALTER TABLE ONLY sales.order_line ADD CONSTRAINT order_line_pkey PRIMARY KEY (order_number, sku);
CREATE UNIQUE INDEX tag_label ON public.tag USING btree (label);
CREATE UNIQUE INDEX tag_lower ON public.tag USING btree (lower(label));
ALTER TABLE ONLY public.customer ADD CONSTRAINT referred FOREIGN KEY (referred_by) REFERENCES public.customer(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.product_tag ADD CONSTRAINT a FOREIGN KEY (product_sku) REFERENCES public.product(sku) ON DELETE CASCADE;
ALTER TABLE ONLY public.product_tag ADD CONSTRAINT b FOREIGN KEY (tag_id) REFERENCES public.tag(id);
ALTER TABLE ONLY sales."order" ADD CONSTRAINT c FOREIGN KEY (customer_id) REFERENCES public.customer(id);
ALTER TABLE ONLY sales.order_line ADD CONSTRAINT d FOREIGN KEY (order_number) REFERENCES sales."order"(number);
ALTER TABLE ONLY sales.order_line ADD CONSTRAINT e FOREIGN KEY (sku) REFERENCES public.product(sku);

COPY public.customer (id, name) FROM stdin;
1	It's one; CREATE TABLE no (id int);
\.
