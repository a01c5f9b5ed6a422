"""Makes the workbooks of tests/sheets/files with programs people use: LibreOffice, openpyxl, XlsxWriter.

    apt-get install libreoffice-calc python3-openpyxl python3-xlsxwriter
    /usr/bin/python3 tests/sheets/make.py

They are committed, so that tests read what these programs wrote, and need none of them.
"""
import datetime
import pathlib
import struct
import subprocess
import tempfile

import openpyxl
import xlsxwriter
from openpyxl.styles import Alignment, Font

HERE = pathlib.Path(__file__).parent / "files"
CARD = "89860620160012345678"
WHEN = datetime.datetime(2026, 1, 2, 3, 4, 5)
DAY = datetime.date(2026, 2, 28)


def people():
    """What a person makes: a merged title, remarks, an empty line, dates in several forms, a second sheet, formulas."""
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.title = "到货"
    sheet.append(["SIM cards of the spring delivery 春季到货"])
    sheet.merge_cells("A1:F1")
    sheet["A1"].font = Font(bold=True, size=16)
    sheet["A1"].alignment = Alignment(horizontal="center")
    sheet.append([])
    sheet.append(["ICCID", "运营商 *", "SIM provider（必填）", "Linked ID", "Delivered", "Price"])
    sheet.append([CARD, "中国联通", 1, "0012", DAY, 19.9])
    sheet.append([int(CARD), "China Unicom", 1, 12, WHEN, 0.1 + 0.2])
    sheet["D5"].number_format = "0000"
    sheet.append([None] * 6)
    sheet.append([f"{CARD[:-1]}9", "China Mobile", 2, '=CONCATENATE("00","34")', "2026年3月1日", "=F4*2"])
    sheet["E4"].number_format = "yyyy/m/d"
    sheet["E5"].number_format = 'yyyy"年"m"月"d"日" hh:mm:ss'
    other = book.create_sheet("说明")
    other.append(["ICCID", "this sheet is not read"])
    return book


def write_openpyxl():
    people().save(HERE / "openpyxl.xlsx")
    book = people()
    book.iso_dates = True
    hidden = book.create_sheet("hidden", 0)
    hidden.append(["ICCID", "hidden sheets are not read"])
    hidden.sheet_state = "hidden"
    book.active = 1
    book.save(HERE / "openpyxl-iso-dates.xlsx")


def write_xlsxwriter(name, options):
    book = xlsxwriter.Workbook(HERE / name, options)
    sheet = book.add_worksheet("卡")
    day, moment = book.add_format({"num_format": "yyyy-mm-dd"}), book.add_format({"num_format": "m/d/yy h:mm"})
    zeros, bold = book.add_format({"num_format": "00000"}), book.add_format({"bold": True})
    for at, header in enumerate(["iccid", "Carrier", "物联卡服务商", "Linked ID", "Delivered"]):
        sheet.write_string(0, at, header, bold)
    sheet.write_string(1, 0, CARD)
    sheet.write_string(1, 1, "中国联通")
    sheet.write_number(1, 2, 1)
    sheet.write_number(1, 3, 7, zeros)
    sheet.write_datetime(1, 4, datetime.datetime(2026, 2, 28), day)
    sheet.write_number(3, 0, float(CARD))
    if "constant_memory" in options:
        sheet.write_string(3, 1, "中国移动")
    else:
        sheet.write_rich_string(3, 1, bold, "中国", "移动")
    sheet.write_boolean(3, 2, True)
    sheet.write_formula(3, 3, '="00" & 34', None, "0034")
    sheet.write_datetime(3, 4, WHEN, moment)
    sheet.write_formula(4, 0, "=NA()", None, "#N/A")
    book.close()


def office(source, target, *more):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["soffice", "--headless", f"-env:UserInstallation=file://{folder}/profile", "--convert-to", target, "--outdir", folder, source, *more],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        [made] = [one for one in pathlib.Path(folder).iterdir() if one.is_file()]
        return made.read_bytes()


def write_libreoffice():
    source = HERE / "openpyxl.xlsx"
    (HERE / "libreoffice.xlsx").write_bytes(office(source, "xlsx"))
    (HERE / "xls-renamed.xlsx").write_bytes(office(source, "xls"))
    (HERE / "ods-renamed.xlsx").write_bytes(office(source, "ods"))


def write_encrypted():
    """What Excel writes with a password: the workbook as one encrypted stream of a compound file, here without its content."""
    end, free, none = 0xFFFFFFFE, 0xFFFFFFFF, 0xFFFFFFFF

    def entry(name, kind, child=none, right=none):
        text = name.encode("utf-16le") + b"\0\0"
        links = struct.pack("<BBIII", kind, 1, none, right, child)
        return text.ljust(64, b"\0") + struct.pack("<H", len(text)) + links + b"\0" * 36 + struct.pack("<IQ", end, 0)

    head = bytes.fromhex("d0cf11e0a1b11ae1") + b"\0" * 16 + struct.pack("<HHHHH", 0x3E, 3, 0xFFFE, 9, 6) + b"\0" * 6
    head += struct.pack("<IIIIIIIII", 0, 1, 1, 0, 4096, end, 0, end, 0) + struct.pack("<I", 0) + struct.pack("<I", free) * 108
    table = struct.pack("<II", 0xFFFFFFFD, end) + struct.pack("<I", free) * 126
    directory = entry("Root Entry", 5, 1) + entry("EncryptionInfo", 2, none, 2) + entry("EncryptedPackage", 2) + entry("", 0)
    (HERE / "encrypted.xlsx").write_bytes(head + table + directory)


def write_wrong():
    (HERE / "csv-renamed.xlsx").write_text("ICCID,运营商\r\n" + f"{CARD},中国联通\r\n", encoding="utf-8")
    (HERE / "gbk-renamed.xlsx").write_bytes("ICCID,运营商\r\n".encode("gbk") * 30)
    (HERE / "empty.xlsx").write_bytes(b"")
    whole = (HERE / "libreoffice.xlsx").read_bytes()
    (HERE / "cut-off.xlsx").write_bytes(whole[: len(whole) // 2])
    book = openpyxl.Workbook()
    book.active.append(["ICCID", "Carrier", "SIM provider"])
    book.save(HERE / "header-only.xlsx")
    book = openpyxl.Workbook()
    book.save(HERE / "nothing.xlsx")
    book = openpyxl.Workbook()
    book.active.append(["Colour", "Size"])
    book.active.append(["red", 7])
    book.save(HERE / "other-columns.xlsx")


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    write_openpyxl()
    write_xlsxwriter("xlsxwriter.xlsx", {})
    write_xlsxwriter("xlsxwriter-1904-inline.xlsx", {"date_1904": True, "constant_memory": True})
    write_libreoffice()
    write_encrypted()
    write_wrong()
